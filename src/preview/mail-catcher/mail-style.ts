/** The stylesheet of the pages of caught mail, similar to that of the index page. */
export const MAIL_STYLE = `
:root { color-scheme: light; font: 1.0625rem/1.5 system-ui, sans-serif; color: #1d2226; background: #f4f5f3 }
* { margin: 0; padding: 0; box-sizing: border-box }
body { max-width: 52rem; margin: 0 auto; padding: clamp(2rem, 6vw, 4.5rem) clamp(1rem, 4vw, 2rem) }
header { margin-bottom: clamp(1.5rem, 4vw, 2.5rem) }
.product, dt, .note { color: #586169 }
h1 { font-size: clamp(1.75rem, 5vw, 2.5rem); line-height: 1.15; letter-spacing: -.025em; text-wrap: balance; overflow-wrap: anywhere }
h2 { font-size: 1.1875rem; line-height: 1.3; letter-spacing: -.01em }
.note { margin-top: .5rem; max-width: 34rem; text-wrap: pretty }
a { color: inherit; text-decoration-thickness: 1px; text-underline-offset: .2em }
a:hover { text-decoration-thickness: 2px }
:focus-visible { outline: 3px solid #1d2226; outline-offset: 3px; border-radius: 4px }
ul { display: grid; gap: .75rem; list-style: none }
li, section { padding: 1.25rem 1.5rem; overflow-wrap: anywhere; background: #fff; border-radius: 10px }
li { position: relative }
/* The whole card is a link to the mail. */
li a { text-decoration: none }
li:hover a { text-decoration: underline; text-decoration-thickness: 1px }
li a::after { content: ''; position: absolute; inset: 0; border-radius: 10px }
li a:focus-visible { outline: none }
li a:focus-visible::after { outline: 3px solid #1d2226; outline-offset: 3px }
dl { display: grid; gap: .25rem; margin-top: .5rem; font-size: .9375rem }
dl div { display: grid; grid-template-columns: 5.5rem 1fr }
dd { font-variant-numeric: tabular-nums }
section { margin-top: .75rem }
section h2 { margin-bottom: .75rem; font-size: .9375rem; font-weight: 600; color: #586169 }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 2 }
pre.code { font: .875rem/1.55 ui-monospace, monospace }
summary { cursor: pointer; font-size: .9375rem; font-weight: 600; color: #586169 }
summary + pre { margin-top: .75rem }
@media (max-width: 30rem) { li, section { padding: 1rem 1.125rem } dl div { grid-template-columns: 4.75rem 1fr } }
`;
