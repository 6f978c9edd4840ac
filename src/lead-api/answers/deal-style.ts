/** Styles of pages about one vehicle and its money, on top of those of every page. */
export const DEAL_STYLE = `body{padding:0;background:var(--bg,#fff)}
.dealer{display:flex;justify-content:space-between;align-items:center;margin:0;padding:1rem max(1rem,calc(50% - 38.5rem))}
.dealer .call{display:flex;align-items:center;gap:.5rem;font-size:1rem;font-weight:500;padding:.625rem 0}.dealer .call svg{width:1.125rem;fill:none;stroke:currentColor;stroke-width:1.75}
.bar{position:sticky;top:0;z-index:1;background:var(--bg,#fff);border-bottom:1px solid var(--line,#d6d3cd)}.bar summary{display:grid;grid-template-columns:4rem minmax(0,1fr) 1rem;gap:.75rem;align-items:center;min-height:3.5rem;padding:.25rem 1rem;cursor:pointer;list-style:none}.bar summary::-webkit-details-marker{display:none}.bar summary::after{content:"";width:.5rem;height:.5rem;border:solid;border-width:0 1.75px 1.75px 0;rotate:45deg;translate:0 -.15rem}.bar[open] summary::after{rotate:-135deg;translate:0 .15rem}
.bar img{width:4rem;height:auto;aspect-ratio:3/2;object-fit:contain}.bar b{display:block;overflow:hidden;white-space:nowrap;text-overflow:ellipsis;font-weight:600}.bar[open] b{white-space:normal}.bar dl{padding:0 1rem .75rem}.bar dl div{display:flex;justify-content:space-between;gap:1rem;padding:.35rem 0}.bar dt{font-weight:400;margin:0}.bar .total,.bar .total dt{font-weight:700}
.back{display:inline-flex;align-items:center;gap:.5rem;min-height:2.75rem;font-weight:500;text-decoration:none}.back::before{content:"";width:.5rem;height:.5rem;border:solid;border-width:0 0 1.75px 1.75px;rotate:45deg}
footer{max-width:77rem;padding:0 1rem 1.5rem}
main.deal{display:grid;gap:2rem;max-width:77rem;padding:1.5rem 1rem 3rem;background:none;border-radius:0}
.deal__main{display:grid;gap:1.25rem;align-content:start;justify-items:start;max-width:40rem;min-width:0}
.deal h1{font-size:clamp(1.75rem,5vw,2.5rem);letter-spacing:var(--display-track,-.02em);font-weight:var(--display-weight,800);text-transform:var(--display-case,none);margin:0;text-wrap:balance}.deal h2{font-size:1.375rem;margin:0 0 .75rem}
.deal p{margin:0}.big{font-size:3rem;line-height:1.1;font-weight:800;letter-spacing:-.03em;font-variant-numeric:tabular-nums}
.soft{color:var(--ink-2,#4b5563)}.small{font-size:.875rem}
.steps{width:100%;color:var(--ink-2,#4b5563)}.steps ol{display:flex;gap:.25rem;list-style:none;margin:.5rem 0 0;padding:0}.steps li{flex:1;height:.25rem;border-radius:.25rem;background:var(--action,#1d232b)}
.mark{display:grid;place-items:center;width:3rem;height:3rem;border-radius:50%;background:var(--good-tint,#eaf7ee);color:var(--good,#007742)}.mark svg{width:1.5rem;height:1.5rem;fill:none;stroke:currentColor;stroke-width:2.5}
.facts{width:100%;margin:0}.facts dd,.sum dd{overflow-wrap:anywhere}.facts div{display:grid;grid-template-columns:minmax(7rem,30%) 1fr;gap:1rem;padding:.75rem 0;border-bottom:1px solid var(--line,#d6d3cd)}.facts dt{font-weight:400;margin:0;color:var(--ink-2,#4b5563)}
.deal form{width:100%}.deal a.button,.deal form button{box-sizing:border-box;margin:0;min-height:3.25rem;padding:.875rem 2rem;font-size:1.0625rem;text-align:center;text-decoration:none;border-radius:var(--r-btn,.375rem)}
.deal a.button.second{background:none;color:inherit;border:1px solid var(--line-strong,#6b7280)}.deal form button.plain{min-height:2.75rem;padding:.5rem 0;font-weight:500;text-decoration:underline;text-underline-offset:.2em}
.cancel summary{display:inline-block;min-height:2.75rem;line-height:2.75rem;cursor:pointer;text-decoration:underline;text-underline-offset:.2em;list-style:none}.cancel summary::-webkit-details-marker{display:none}.cancel[open] summary{font-weight:600;text-decoration:none}.cancel p{margin:.25rem 0 1rem}.deal form button.second{background:none;color:inherit;border:1px solid var(--line-strong,#6b7280)}
.acts{width:100%}.acts form{display:grid;justify-items:start;gap:.25rem;padding:.75rem 0;border-top:1px solid var(--line,#d6d3cd)}
.pay{display:grid;gap:.75rem;width:100%}
.when{list-style:none;margin:0;padding:0}.when li{position:relative;padding:0 0 1.25rem 2.25rem}.when li::before{content:"";position:absolute;left:.25rem;top:.4rem;width:.5rem;height:.5rem;border:2px solid var(--action,#1d232b);border-radius:50%;background:var(--bg,#fff)}
.when li:first-child::before{background:var(--action,#1d232b)}.when li:not(:last-child)::after{content:"";position:absolute;left:.6rem;top:1.3rem;bottom:-.25rem;border-left:2px solid var(--line,#d6d3cd)}
.sum{overflow:hidden;border-radius:var(--r-l,.75rem);background:var(--sunken,#f6f5f2)}.sum img{display:block;width:100%;height:auto;aspect-ratio:3/2;object-fit:contain;background:var(--stage,#eee)}.sum__text{padding:1.25rem 1.5rem 1.5rem}
.sum h2{font-size:1.25rem;margin:0}.sum dl{margin:1rem 0 0}.sum dl div{display:flex;justify-content:space-between;gap:1rem;padding:.4rem 0}.sum dt{font-weight:400;margin:0;color:var(--ink-2,#4b5563)}.sum dd{text-align:right;font-variant-numeric:tabular-nums}
.sum .total{margin-top:.5rem;padding-top:.75rem;border-top:1px solid var(--ink,#1d232b);font-weight:700}.sum .total dt{font-weight:700;color:inherit}.sum p{margin-top:.75rem}
.ways{list-style:none;margin:1.5rem 0 0;padding:0;border-top:1px solid var(--line,#d6d3cd)}.ways li{border-bottom:1px solid var(--line,#d6d3cd)}.ways a{display:block;padding:.8rem 0;font-weight:600;text-decoration:none}.ways a::after{content:"›";float:right;font-weight:400}
@media(min-width:62em){.bar{display:none}main.deal{grid-template-columns:minmax(0,1fr) 25rem;gap:4rem}.deal a.button{min-width:18rem}.pay{justify-items:start}}
@media(max-width:61.99em){.deal--bar .sum{display:none}.deal a.button,.deal .pay form button{width:100%;display:block}}
@media print{.pay,.ways,.dealer .call{display:none}}`;
