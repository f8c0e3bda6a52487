/** Folder of the rebranded starter. */
process.env["STARTER_ROOT"] = ".build/rebrand";
