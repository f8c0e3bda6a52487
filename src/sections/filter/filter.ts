import { createIsland } from "../../islands/create-island";
import { FilterControls } from "./filter.island";

export const Filter = createIsland("FilterControls", FilterControls, { wakes: "query" });
