import { createPart } from "../../parts/create-part";
import { FilterControls } from "./filter-controls";

export const Filter = createPart("FilterControls", FilterControls, { wakes: "query" });
