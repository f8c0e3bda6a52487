import { createPart } from "../../islands/create-island";
import { FilterControls } from "./filter.island";

export const Filter = createPart("FilterControls", FilterControls, { wakes: "query" });
