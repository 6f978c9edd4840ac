import { escapeMarkup } from '../../site/files/escape-markup.ts';

const STYLE = `:root{color-scheme:light}*{box-sizing:border-box}body{margin:0;background:#f4f5f7;color:#1a2129;font:1rem/1.5 system-ui,-apple-system,"Segoe UI",sans-serif}
main{max-width:58rem;margin:0 auto;padding:1.5rem 1rem 3rem}h1{font-size:1.75rem;line-height:1.2;margin:0 0 1.25rem}h2{font-size:1.25rem;line-height:1.3;margin:0 0 .5rem}h3{font-size:1rem;margin:0 0 .25rem}
p{margin:0 0 .75rem}ul{margin:0 0 .75rem;padding-left:1.25rem}.who{margin:0;color:#4a5563}section,.facts,.counts{background:#fff;border:1px solid #d9dde3;border-radius:.5rem;padding:1.25rem;margin:0 0 1rem}
.status{border-left:.375rem solid #1b7a43}.status.refused{border-left-color:#b42318}.status p:last-child{margin:0}
.counts{display:grid;grid-template-columns:repeat(auto-fit,minmax(8rem,1fr));gap:1rem}.counts div{display:flex;flex-direction:column-reverse;justify-content:flex-end}.counts dd{margin:0;font-size:1.75rem;font-weight:700;line-height:1.2;font-variant-numeric:tabular-nums}.counts dt{color:#4a5563;font-size:.9375rem}
.facts div{display:grid;grid-template-columns:12rem 1fr;gap:0 1rem}.facts dt{color:#4a5563}.facts dd{margin:0;overflow-wrap:anywhere}
article{border-top:1px solid #d9dde3;padding-top:1rem;margin-top:1rem}h3,q,li,code{overflow-wrap:anywhere}code{background:#eef0f3;border-radius:.25rem;padding:.1em .35em}
table{width:100%;border-collapse:collapse;font-size:.9375rem}th{text-align:left;color:#4a5563;font-weight:600}th,td{padding:.375rem .75rem .375rem 0;border-bottom:1px solid #e6e9ed;vertical-align:top}td{overflow-wrap:anywhere}th:first-child,td:first-child{white-space:nowrap}td:nth-child(2){min-width:4.5rem}
strong{background:#fff2d6;border-radius:.25rem;padding:0 .35em;font-size:.8125rem}details{margin-top:.5rem}summary{cursor:pointer}footer{color:#4a5563;font-size:.9375rem}a{color:#0b5cad}
@media(max-width:36rem){.facts div{display:block;margin-bottom:.5rem}section,.facts,.counts{padding:1rem}}`;

/** A page of the watch, in its own plain style: it belongs to no dealer's site. @param body HTML; text from outside is escaped already */
export function htmlPage(title: string, body: string): string {
	return `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow"><meta name="referrer" content="no-referrer"><title>${escapeMarkup(title)}</title><style>${STYLE}</style></head>
<body><main>${body}</main></body></html>
`;
}
