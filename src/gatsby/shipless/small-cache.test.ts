import { listNames } from "./small-cache";

test("styles and animations are named by the text that holds them, media and all", () => {
  const css =
    ":root{--a:1}@keyframes animation-882jz6{from{opacity:0;}}.css-a5ycq8{color:red;}" +
    "@media (min-width: 768px){.css-1xk2s7j:hover>svg{color:red;}}.css-0[data-failed]{opacity:0;}";
  expect(listNames(css)).toEqual(["animation-882jz6", "a5ycq8", "1xk2s7j", "0"]);
});

test("what is no style of Emotion's has no name", () => {
  expect(listNames("body{margin:0}.cssx-1{color:red}a{animation:fade 1s}")).toEqual([]);
});
