// Unit tests run on the starter company and do not depend on the content of `data/`.
process.env["CONTENT_FOLDER"] = "starter";
