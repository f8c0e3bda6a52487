// Unit tests read the starter company: no test knows the content of `starter/`.
process.env["CONTENT_FOLDER"] = "starter";
