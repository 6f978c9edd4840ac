import type { Timetable } from '../../domain/hours/timetable.ts';
import type { ConsentMode } from '../../domain/lead/consent.ts';
import type { Picture } from '../picture/picture-data.ts';

/** A link ready to print. */
export interface Link {
	label: string;
	href: string;
}

/** What stands in a header menu: a link, or a heading with links below it. A link to models names the page of the panel it opens. */
export type MenuItem = (Link & { mega?: string }) | { label: string; items: Link[] };

/** A dealer's mark: a picture, or words with a drawn sign. */
export type Logo =
	| { kind: 'image'; url: string; width: number; height: number; alt: string }
	| {
			kind: 'words';
			mark: 'none' | 'initial' | 'peaks' | 'hills' | 'slash' | 'dot';
			words: string;
			line: string | null;
	  };

/** A pixel that measures for the dealer once a visitor's consent allows it. */
export interface Pixel {
	id: string;
	consent: ConsentMode;
	/** The name under which a browser keeps the visitor's choice. */
	choiceKey: string;
	/** The dealer's privacy policy; null where the site has none. */
	policy: string | null;
}

/** The bar at the foot of phones (NAV-014). */
export interface MobileFooter {
	items: (Link & { icon: string })[];
	/** When somebody answers 'Call Now'; null where hours are unknown, and it is always shown. */
	timetable: Timetable | null;
	/** Pixels. */
	shift: number;
}

/** The dealer's promotion over its pages (PROMO-001, PROMO-002). */
export interface Popup {
	/** Another popup has another one, so that hiding this does not hide the next (resolution 175). */
	id: string;
	/** The name under which a browser keeps which popup was shown. */
	key: string;
	picture: Picture;
	title: string;
	description: string;
	button: string;
	href: string;
	/** Unix milliseconds. */
	expires: number;
	/** When it opens: see the dealer's option. */
	opens: 'calm' | 'at_once';
}

/** What every page of a dealer carries: identity, look, menus, contact and legal texts. */
export interface Shell {
	/** The dealer's slug: what its site keeps in a browser is kept under this name. */
	dealer: string;
	name: string;
	/** The identifier other systems know the website by. */
	websiteId: string;
	/** Whose pixel measures, if any (resolution 185). */
	pixel: Pixel | null;
	logo: Logo;
	/** The custom properties of the theme: one style block. */
	themeCss: string;
	/** The colour of the browser's own bars. */
	themeColour: string;
	fonts: { text: string; display: string };
	header: 'two-rows' | 'one-row';
	menu: MenuItem[];
	opensOn: 'click' | 'hover';
	footer: { title: string; items: Link[] }[];
	/** The bar at the foot of phones; null for none. */
	mobileFooter: MobileFooter | null;
	/** Null when there is none, or its time is over. */
	popup: Popup | null;
	phone: { text: string; href: string };
	email: string;
	/** Street, city, state and postcode on one line. */
	address: string;
	social: Link[];
	/** The page of a visitor's saved vehicles; null where nothing can be saved. */
	favourites: string | null;
	/** Where the header's search leads to, what it is called, and the site's other ways into its stock. */
	search: Link & { count: string; ways: Link[] };
	/** Texts at the foot of every page: who trades, what prices include, the dealer's own note. */
	legal: string[];
	legalLinks: Link[];
	/** Where the lead API answers; null for a site without one. */
	api: string | null;
	groupName: string | null;
	/** The year of the copyright line. */
	year: number;
}
