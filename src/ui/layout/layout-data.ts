import type { Timetable } from '../../domain/hours/timetable.ts';
import type { ConsentMode } from '../../domain/lead/consent.ts';
import type { Picture } from '../picture/picture-data.ts';

/** A link for display. */
export interface Link {
	label: string;
	href: string;
}

/** Entry of the header menu: a link, or a heading with links. A link with the models panel has the panel's address as `mega`. */
export type MenuItem = (Link & { mega?: string }) | { label: string; items: Link[] };

/** A dealer's logo: a picture, or text with a sign. */
export type Logo =
	| { kind: 'image'; url: string; width: number; height: number; alt: string }
	| {
			kind: 'words';
			mark: 'none' | 'initial' | 'peaks' | 'hills' | 'slash' | 'dot';
			words: string;
			line: string | null;
	  };

/** Tracking pixel, loaded only with the visitor's consent. */
export interface Pixel {
	id: string;
	consent: ConsentMode;
	/** Storage key of the visitor's choice. */
	choiceKey: string;
	/** The dealer's privacy policy; null where the site has none. */
	policy: string | null;
}

/** Mobile footer bar (NAV-014). */
export interface MobileFooter {
	items: (Link & { icon: string })[];
	/** Hours of 'Call Now'; null where they are unknown and it is always shown. */
	timetable: Timetable | null;
	/** Distance it moves up after scrolling, pixels (NAV-016). */
	shift: number;
}

/** The dealer's promotion popup (PROMO-001, PROMO-002). */
export interface Popup {
	/** Unique id, so that closing one popup does not hide the next (resolution 175). */
	id: string;
	/** Storage key of the popup that was shown. */
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

/** Layout data of a dealer's pages: identity, theme, menus, contact details and legal texts. */
export interface Shell {
	/** The dealer's slug, part of the site's storage keys. */
	dealer: string;
	name: string;
	/** Website id for other systems. */
	websiteId: string;
	/** The pixel, if any (resolution 185). */
	pixel: Pixel | null;
	logo: Logo;
	/** Style block with the theme's custom properties. */
	themeCss: string;
	/** Colour of the browser's toolbar. */
	themeColour: string;
	fonts: { text: string; display: string };
	header: 'two-rows' | 'one-row';
	menu: MenuItem[];
	opensOn: 'click' | 'hover';
	footer: { title: string; items: Link[] }[];
	/** Mobile footer bar; null for none. */
	mobileFooter: MobileFooter | null;
	/** Null when there is none, or it has expired. */
	popup: Popup | null;
	phone: { text: string; href: string };
	email: string;
	/** Street, city, state and postcode on one line. */
	address: string;
	/** The chat; null where there is none. */
	chat: Link | null;
	social: Link[];
	/** Address of the page of saved vehicles; null where vehicles cannot be saved. */
	favourites: string | null;
	/** The same, where vehicles are saved to a visitor's account instead of the device (resolution 94); null elsewhere. */
	watchlist: string | null;
	/** Label and address of the visitor's garage; null where visitors have none. */
	garage: Link | null;
	/** Target and label of the header's search, and the site's other links to its stock. */
	search: Link & { count: string; ways: Link[] };
	/** Texts in the footer of every page: trader, price inclusions, the dealer's own note. */
	legal: string[];
	legalLinks: Link[];
	/** Base path of the lead API; null for a site without one. */
	api: string | null;
	groupName: string | null;
	/** The year of the copyright line. */
	year: number;
}
