import { listFiles } from "./data-folder";

test.each(["starter/texts", "./starter/texts", "starter/../starter/texts/"])(
  "files of %s are relative to it",
  (folder) => {
    expect(listFiles(folder)).toEqual(listFiles("starter/texts"));
    for (const file of listFiles(folder)) expect(file).toMatch(/^[\w-]+\.mdx$/u);
  },
);
