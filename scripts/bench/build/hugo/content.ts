import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Card } from '../../../../src/domain/card/card-data.ts';
import type { PageData } from '../../../../src/features/page-data.ts';
import { cutComments } from '../../../../src/features/vehicle/parts/sections/cut-comments.ts';
import { pageFile } from '../../../../src/paths/page-files.ts';
import type { SiteContext } from '../../../../src/site/context.ts';
import { ICON_NAMES } from '../../../../src/ui/icon/icon-names.ts';
import { type Dealer, localsOf, sitePages } from '../site-pages.ts';
import { iconSvg } from './layouts.ts';
import type { PageAssets } from './page-assets.ts';

/** The page kinds that Hugo renders too: all but three pages of a site. */
export type Kind = 'vehicle' | 'stock-list';

/** Writes styles, scripts, icons and fillings, which all pages share, as a Hugo data file. */
export function writeAssets(
	siteDir: string,
	assets: Record<Kind, PageAssets>,
	filling: Record<Kind, string>,
): void {
	writeJson(join(siteDir, 'data', 'assets.json'), {
		policy: assets.vehicle.policy,
		filling,
		styles: { vehicle: assets.vehicle.styles, 'stock-list': assets['stock-list'].styles },
		scripts: { vehicle: assets.vehicle.scripts, 'stock-list': assets['stock-list'].scripts },
		icons: Object.fromEntries(ICON_NAMES.map((name) => [name, iconSvg(name)])),
	});
}

/**
 * Writes one dealer's pages as Hugo content, with everything computed already: cards, prices, similar vehicles, shortened
 * comments. What pages share, cards and locations, is written once, in data files.
 */
export async function writeContent(siteDir: string, dealer: Dealer, assets: PageAssets): Promise<void> {
	const { pages, context } = await sitePages(dealer);
	const cards = new Map<string, Card>();
	const refer = (card: Card) => {
		cards.set(card.id, card);
		return card.id;
	};
	for (const page of pages) {
		if (page.kind !== 'vehicle' && page.kind !== 'stock-list') continue;
		const { meta, data } = localsOf(page, context);
		const file = pageFile(page.path);
		writeJson(join(siteDir, 'content', dealer.slug, file), {
			type: page.kind,
			dealer: dealer.slug,
			url: `/${dealer.slug}/${file}`,
			meta: { ...meta, jsonLd: meta.jsonLd.map((entry) => JSON.stringify(entry).replaceAll('<', '\\u003c')) },
			...(page.kind === 'vehicle'
				? vehicleParams(data as PageData['vehicle'], refer)
				: {
						data: {
							...(data as PageData['stock-list']),
							cards: (data as PageData['stock-list']).cards.map(refer),
						},
					}),
		});
	}
	writeJson(join(siteDir, 'data', 'cards', `${dealer.slug}.json`), Object.fromEntries(cards));
	writeJson(join(siteDir, 'data', 'shells', `${dealer.slug}.json`), shellData(context, assets));
}

function vehicleParams(data: PageData['vehicle'], refer: (card: Card) => string) {
	const { location, similar, comments, ...others } = data;
	return {
		location: location?.slug,
		data: {
			...others,
			comments: cutComments(comments),
			similar: { ...similar, cards: similar.cards.map(refer) },
		},
	};
}

function shellData({ shell, shownLocations }: SiteContext, assets: PageAssets) {
	const locationsBySlug = shownLocations.map((location) => [
		location.slug,
		{ ...location, schedule: JSON.stringify(location.hours.timetable) },
	]);
	return {
		...shell,
		fontFiles: assets.fontFiles,
		style: assets.theme,
		locations: Object.fromEntries(locationsBySlug),
	};
}

function writeJson(file: string, value: unknown): void {
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, `${JSON.stringify(value)}\n`);
}
