import { moveStyles } from "./move-styles";

test("style attributes become CSS rules, each once", () => {
  const page = '<p style="--a:1;color:red">x</p><i class="b" style="top:0">y</i><b style="--a:1;color:red"></b>';
  expect(moveStyles(page)).toEqual({
    html: '<p data-s="0">x</p><i class="b" data-s="1">y</i><b data-s="0"></b>',
    css: ':root [data-s="0"]{--a:1;color:red}:root [data-s="1"]{top:0}',
  });
});

test("entities become characters, and no style can end the style element", () => {
  expect(moveStyles('<p style="content:&quot;&#x27;&amp;&quot;"></p>').css).toBe(`:root [data-s="0"]{content:"'&"}`);
  expect(moveStyles('<p style="--a:&lt;/style&gt;"></p>').css).toBe(':root [data-s="0"]{--a:\\3c /style>}');
});

test("a page without style attributes is unchanged, even if its text contains one", () => {
  const page = '<p data-style="a">Write style="top:0" there: style=&quot;color:red&quot;</p>';
  expect(moveStyles(page)).toEqual({ html: page, css: "" });
});
