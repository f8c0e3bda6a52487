import { createPart } from "../../parts/create-part";
import { FilterControls } from "./filter-controls";

/** Buttons that filter the items around them. */
export const Filter = createPart("FilterControls", FilterControls, { wakes: "query" });
