import { writePublic } from "../output/public-folder";
import { imageResolvers } from "./images";

jest.mock("../output/public-folder", () => ({
  ...jest.requireActual<object>("../output/public-folder"),
  writePublic: jest.fn(),
}));

test("a published file is named by its content alone, because programs that block ads know names of logos", async () => {
  const file = {
    absolutePath: "starter/images/brand/mark.svg",
    base: "google-analytics.svg",
    extension: "svg",
    internal: { contentDigest: "0123456789abcdef" },
  };
  expect(await imageResolvers.File.publicURL.resolve(file as never)).toBe("/static/0123456789.svg");
  expect(jest.mocked(writePublic).mock.calls).toEqual([["/static/0123456789.svg", expect.any(Buffer)]]);
});
