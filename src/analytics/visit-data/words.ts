import interfaceStrings from "../../../data/interface.json";

/**
 * Words of the dialog. They come with its script and not with every page's data, for few ever open it; of the file webpack keeps the one
 * member that is read here.
 */
export const words = interfaceStrings.visitData;
