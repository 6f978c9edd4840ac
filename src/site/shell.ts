import type { Dealer } from '../config/complete-dealer.ts';
import { hasGarage } from '../config/has-accounts.ts';
import type { MenuEntry } from '../config/sections/menus.ts';
import { dialled } from '../domain/phone/phone.ts';
import { STATES } from '../domain/place/states.ts';
import { localTime } from '../domain/time/local-date.ts';
import {
	ACCESSIBILITY_PATH,
	COMPLAINTS_PATH,
	FAVOURITES_PATH,
	imagePath,
	LOCATIONS_PATH,
	locationPath,
	PRIVACY_PATH,
	TERMS_PATH,
} from '../paths/paths.ts';
import { MODELS_MENU_PATH, MODELS_PATH } from '../paths/showroom-paths.ts';
import { stockListPath } from '../paths/stock-lists.ts';
import type { Link, MenuItem, Shell } from '../ui/layout/layout-data.ts';
import { fromHex, toHex } from '../ui/theme/colour.ts';
import { themeCss } from '../ui/theme/theme-css.ts';
import { chatLinkOf } from './links/chat-link.ts';
import { garageLinkOf } from './links/garage-link.ts';
import type { LinkOf } from './links/linker.ts';
import { mobileFooterOf, popupOf } from './overlays.ts';
import { visibleLocations } from './shown-location.ts';
import type { Site } from './site.ts';
import { dealerText } from './text/dealer-text.ts';
import { roundedStockCountOf } from './text/nouns.ts';

/** The locations of a dealer under the name of its group (CONFIG-019, NAV-011), unless one of the dealer's menus has that title. */
function groupFooter(dealer: Dealer): Dealer['menus']['footer'] {
	const { dealership_group: title, menus } = dealer;
	if (title === null || menus.footer.some((group) => group.title === title)) return [];
	const locations = visibleLocations(dealer)
		.slice(0, MAX_LOCATIONS)
		.map(({ name, slug }) => ({ label: name, href: locationPath(slug) }));
	return [{ title, items: [...locations, { label: 'All locations', href: LOCATIONS_PATH }] }];
}

/** The maximum number of locations in the footer. */
const MAX_LOCATIONS = 6;

/** The layout data of all a dealer's pages. Entries with a missing page are left out. */
export function shellOf(site: Site, link: LinkOf): Shell {
	const { dealer, now } = site;
	const { legal, address, theme, menus } = dealer;
	const state = address.state ?? dealer.state;
	const watchlist = hasGarage(dealer) ? link(dealer.accounts.watchlist_path) : null;
	return {
		dealer: dealer.slug,
		name: dealer.name,
		websiteId: dealer.id,
		pixel: pixelOf(site, link),
		logo: logoOf(site),
		themeCss: themeCss(theme),
		themeColour: toHex(fromHex(theme.colours.background ?? (theme.mode === 'dark' ? '#111111' : '#ffffff'))),
		fonts: { text: theme.text_font, display: theme.display_font },
		header: theme.header,
		menu: menus.header.flatMap((entry) => menuItem(entry, link)),
		opensOn: menus.open_on,
		footer: [...menus.footer, ...groupFooter(dealer)]
			.map(({ title, items }) => ({ title, items: links(items, link) }))
			.filter(({ items }) => items.length > 0),
		mobileFooter: mobileFooterOf(site, link),
		popup: popupOf(site, link),
		phone: { text: dealer.phone, href: `tel:${dialled(dealer.phone)}` },
		email: dealer.email,
		address: `${address.street}, ${address.city} ${STATES[state].label} ${address.postcode}`,
		favourites: watchlist ?? link(FAVOURITES_PATH),
		watchlist,
		garage: garageLinkOf(dealer, link),
		chat: chatLinkOf(dealer, link),
		social: Object.entries(dealer.social).flatMap(([name, href]) =>
			href ? [{ label: SOCIAL_NAMES[name] ?? name, href }] : [],
		),
		search: {
			label: `Search ${roundedStockCountOf(site.listed, dealer)}`,
			href: stockListPath('new-used-and-demo-cars', dealer.search.route_variants),
			count: roundedStockCountOf(site.listed, dealer),
			ways: links(
				[
					{ label: 'Catalogue', href: dealer.search.catalogue_path },
					{ label: 'Search by price', href: dealer.search.price_range_path },
				],
				link,
			),
		},
		legal: [
			`${legal.entity}, ABN ${legal.abn}, ${legal.licence}. ${legal.price_note}`,
			...(legal.footer_note ? [dealerText(legal.footer_note, site)] : []),
		],
		legalLinks: links(LEGAL_LINKS, link),
		api: dealer.lead_api,
		groupName: dealer.dealership_group,
		year: Number(localTime(now, dealer.time_zone).date.slice(0, 4)),
	};
}

function pixelOf({ dealer: { slug, analytics } }: Site, link: LinkOf): Shell['pixel'] {
	const { pixel_id, consent } = analytics;
	if (pixel_id === null) return null;
	return { id: pixel_id, consent, choiceKey: `forecourt.${slug}.pixel`, policy: link(PRIVACY_PATH) };
}

const SOCIAL_NAMES: Record<string, string> = {
	facebook: 'Facebook',
	instagram: 'Instagram',
	youtube: 'YouTube',
	linkedin: 'LinkedIn',
	tiktok: 'TikTok',
	x: 'X',
};

const LEGAL_LINKS: Link[] = [
	{ label: 'Privacy', href: PRIVACY_PATH },
	{ label: 'Terms', href: TERMS_PATH },
	{ label: 'Complaints', href: COMPLAINTS_PATH },
	{ label: 'Accessibility', href: ACCESSIBILITY_PATH },
];

function logoOf({ dealer: { logo, name }, pictureSize }: Site): Shell['logo'] {
	if ('words' in logo) return { kind: 'words', mark: logo.mark, words: logo.words, line: logo.line ?? null };
	const size = pictureSize.get(logo.image) ?? { width: 160, height: 32 };
	return { kind: 'image', url: imagePath(logo.image), ...size, alt: logo.alt ?? name };
}

function menuItem(entry: MenuEntry, link: LinkOf): MenuItem[] {
	if ('items' in entry) {
		const items = links(entry.items, link);
		return items.length > 0 ? [{ label: entry.label, items }] : [];
	}
	if (!('mega' in entry)) return links([entry], link);
	const mega = link(MODELS_MENU_PATH);
	return links([{ label: entry.label, href: entry.href ?? MODELS_PATH }], link).map((item) =>
		mega === null ? item : { ...item, mega },
	);
}

/** The entries whose page exists, with resolved addresses. */
export function links(entries: readonly Link[], link: LinkOf): Link[] {
	return entries.flatMap(({ label, href }) => {
		const target = link(href);
		return target === null ? [] : [{ label, href: target }];
	});
}
