// Checks the second language of a site whose first one is the starter. Import it before anything that reads these variables.
process.env["CONTENT_FOLDER"] = "languages/de";
process.env["SHARED_FOLDER"] = "starter";
