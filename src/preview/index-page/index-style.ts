/** The index page's own stylesheet, independent of dealers except for the colour of each site. */
export const INDEX_STYLE = `
:root { color-scheme: light; font: 1.0625rem/1.5 system-ui, sans-serif; color: #1d2226; background: #f4f5f3 }
* { margin: 0; padding: 0; box-sizing: border-box }
body { max-width: 66rem; margin: 0 auto; padding: clamp(2rem, 6vw, 4.5rem) clamp(1rem, 4vw, 2rem) }
header { margin-bottom: clamp(1.5rem, 4vw, 2.5rem) }
h1 + p { margin-top: .75rem }
.product, dt { color: #586169 }
h1 { font-size: clamp(1.875rem, 5vw, 3rem); line-height: 1.15; letter-spacing: -.025em; text-wrap: balance }
ul { display: grid; gap: 1rem; list-style: none }
li { position: relative; display: grid; gap: 1rem 2.5rem; padding: 1.5rem; overflow-wrap: anywhere; background: #fff;
	border-radius: 10px; border-left: 6px solid var(--site, #b9c0c4) }
h2 { margin-bottom: .25rem; font-size: 1.375rem; line-height: 1.25; letter-spacing: -.015em }
p { max-width: 34rem; text-wrap: pretty }
a { color: inherit; text-decoration-thickness: 1px; text-underline-offset: .2em }
a:hover { text-decoration-thickness: 2px }
/* The whole card is a link to the site; its addresses are above the link, so that they can be copied. */
li a::after { content: ''; position: absolute; inset: 0 0 0 -6px; border-radius: 10px }
li a:focus-visible { outline: none }
li a:focus-visible::after { outline: 3px solid #1d2226; outline-offset: 3px }
dl { position: relative; align-self: start; display: grid; gap: .25rem; font-size: .9375rem }
dl div { display: grid; grid-template-columns: 5.5rem 1fr }
dd { grid-column: 2; font-variant-numeric: tabular-nums }
code { font: .9em ui-monospace, monospace }
@media (min-width: 56rem) { li { grid-template-columns: 1fr 26rem; padding: 1.75rem 2rem } dl { padding-top: .25rem } }
@media (max-width: 30rem) { li { padding: 1.25rem } dl div { display: flex; flex-wrap: wrap; column-gap: .75rem } }
`;
