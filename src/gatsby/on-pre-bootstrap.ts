import type { GatsbyNode } from "gatsby";

import { putPicturesBack } from "./withheld-pictures";

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = putPicturesBack;
