import { html } from 'hono/html';
import type { DealerReport, PictureReport } from './report.ts';

type Html = ReturnType<typeof html>;

/** The pictures of a dealer's pages: both versions side by side, with the differing pixels laid over the later one. */
export function picturesHtml({ slug, pictures, same_look }: DealerReport): Html {
	if (pictures.length === 0 && same_look.length === 0) return html``;
	const kinds = [...new Set(pictures.map(({ kind }) => kind))];
	return html`<div class="looks">
<h3>Looks of ${slug}</h3>
${same_look.length > 0 ? html`<p class="quiet">The same to the pixel: ${same_look.join(', ')}</p>` : ''}
${kinds.map((kind) => {
	const ofKind = pictures.filter((picture) => picture.kind === kind);
	return html`<h4>${kind} <code>${ofKind[0]?.path ?? ''}</code></h4>
<div class="widths">${ofKind.map(pair)}</div>`;
})}
</div>`;
}

function pair(picture: PictureReport): Html {
	const { kind, path, width, before, after, mask, share, isCut } = picture;
	const facts = [
		`${width} px`,
		...(before === null ? ['new'] : [`${percent(share)} of these pixels differ`]),
		...(isCut ? ['more below'] : []),
	].join(', ');
	return html`<figure class="pair" style="--width: ${width}">
<figcaption>${facts}${mask === null ? '' : html`<label><input type="checkbox" checked> mark differences</label>`}</figcaption>
<div class="both">
${before === null ? '' : html`<a href="${before}"><span>before</span><img src="${before}" alt="${kind} ${path} before, ${width} px wide" loading="lazy"></a>`}
<a href="${after}"><span>now</span><img src="${after}" alt="${kind} ${path} now, ${width} px wide" loading="lazy">${mask === null ? '' : html`<img class="mask" src="${mask}" alt="" loading="lazy">`}</a>
</div>
</figure>`;
}

function percent(share: number): string {
	const value = share * 100;
	return value >= 0.95
		? `${Math.round(value)} %`
		: value >= 0.05
			? `${value.toFixed(1)} %`
			: 'less than 0.1 %';
}
