/** The report's own stylesheet. */
export const REPORT_STYLE = `
:root { color-scheme: light; font: 1rem/1.5 system-ui, sans-serif; color: #1d2226; background: #f4f5f3 }
* { margin: 0; padding: 0; box-sizing: border-box }
body { max-width: 84rem; margin: 0 auto; padding: clamp(1.5rem, 4vw, 3rem) clamp(1rem, 3vw, 2rem) 4rem; overflow-wrap: anywhere }
h1 { font-size: clamp(1.625rem, 4vw, 2.25rem); line-height: 1.15; letter-spacing: -.02em; text-wrap: balance }
h2 { font-size: 1.5rem; line-height: 1.25; letter-spacing: -.015em }
h3 { margin: 1.75rem 0 .5rem; font-size: 1.0625rem }
h4 { margin: 1.5rem 0 .5rem; font-size: 1rem }
a { color: inherit; text-decoration-thickness: 1px; text-underline-offset: .2em }
a:hover { text-decoration-thickness: 2px }
:focus-visible { outline: 3px solid #1d2226; outline-offset: 2px }
code, .path { font: .875em/1.4 ui-monospace, monospace }
.quiet, .pages, .where, .path, th { color: #586169; font-weight: 400 }
.top { margin-bottom: 1.5rem }
.top p { margin-top: .5rem }
.scroll { overflow-x: auto; background: #fff; border-radius: 10px }
.overview { width: 100%; overflow-wrap: normal; border-collapse: collapse; font-variant-numeric: tabular-nums }
.overview th, .overview td { padding: .625rem .875rem; text-align: start; vertical-align: top; border-top: 1px solid #e6e8e4 }
.overview thead th { border-top: 0; font-size: .875rem }
.overview tbody th { color: inherit; font-weight: 600; white-space: nowrap }
.overview td:not(.path, .bad), .overview thead th:nth-child(n + 2):nth-child(-n + 5) { text-align: end }
.overview .path { min-width: 16rem; overflow-wrap: anywhere }
.tag { padding: .0625rem .4375rem; font-size: .8125rem; font-weight: 400; background: #e9ecef; border-radius: 99px }
.bad { color: #a3151f }
.dealer { margin-top: 1.5rem; padding: clamp(1rem, 3vw, 2rem); background: #fff; border-radius: 10px; scroll-margin-top: 1rem }
.dealer > p { margin-top: .5rem; max-width: 60rem }
.fault { padding: .625rem .875rem; color: #7d1018; white-space: pre-wrap; font-size: .9375rem; background: #fdf0ef; border-left: 4px solid #a3151f }
.note { padding: .625rem .875rem; background: #fcf5e6; border-left: 4px solid #b07d1c }
.top .fault { margin-top: 1rem; font-family: ui-monospace, monospace }
.kinds { display: flex; flex-wrap: wrap; gap: .375rem; margin-top: .875rem; list-style: none; font-size: .875rem }
.kinds li { padding: .125rem .625rem; background: #f0f2ef; border-radius: 99px }
.list { list-style: none }
.list li { padding: .5rem 0; border-top: 1px solid #e6e8e4 }
.where { display: block; font-size: .875rem }
.text { display: block }
.markup { font: .875rem/1.5 ui-monospace, monospace }
.pages { display: block; font-size: .875rem }
.pages code { font-size: .8125rem }
summary { width: fit-content; cursor: pointer; color: #586169 }
summary:hover { text-decoration: underline }
del { padding: 0 .125em; color: #8c1019; background: #fde7e5; border-radius: 3px }
ins { padding: 0 .125em; color: #05582f; text-decoration: none; background: #dff5e5; border-radius: 3px }
.widths { display: flex; flex-wrap: wrap; gap: 1.25rem; align-items: start }
.pair { flex: calc(700 + var(--width)) 1 min(100%, 24rem + var(--width) * .1px); max-width: calc(var(--width) * 2px + 1rem) }
figcaption { display: flex; flex-wrap: wrap; gap: 0 1rem; justify-content: space-between; padding-bottom: .375rem; font-size: .875rem; color: #586169 }
label { display: flex; gap: .375rem; align-items: center; cursor: pointer }
.both { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: .75rem; align-items: start }
.both a { position: relative; display: block; text-decoration: none }
.both span { display: block; font-size: .8125rem; color: #586169 }
.both img { display: block; width: 100%; border: 1px solid #d4d8d3 }
.both .mask { position: absolute; left: 0; bottom: 0; border-color: transparent }
.pair:not(:has(:checked)) .mask { display: none }
@media (max-width: 40rem) {
	/* All numbers fit beside the name on a phone; the reason is scrolled to. */
	.overview th, .overview td { padding: .5rem .375rem; font-size: .875rem }
	.overview tbody th { white-space: normal }
	/* The edge of the later version shows that there is more to the side. */
	.both { grid-auto-columns: 88%; overflow-x: auto; scroll-snap-type: x mandatory }
	.both a { scroll-snap-align: start }
}
`;
