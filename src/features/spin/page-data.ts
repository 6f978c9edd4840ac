import type { ApiSpin } from '../../api/spin/site-settings.ts';
import type { WindowState } from '../../domain/time/date-window.ts';
import type { Link } from '../../ui/layout/layout-data.ts';

/** The page of a spin to win. It has nothing about its visitor: that comes from the lead API. */
export interface SpinData {
	spin: SpinSettings;
	/** The rules in short: a label and what holds. */
	rules: readonly { label: string; text: string }[];
}

/** What the island of the page gets. */
export interface SpinSettings extends Pick<ApiSpin, 'prizes' | 'no_prize_weight' | 'agreement' | 'claim_by'> {
	/** The path of the lead API. */
	api: string;
	/** Where the rendered form posts to. */
	action: string;
	/** Whether players sign in with their number, so that the form does not ask for it. */
	isGated: boolean;
	heading: string;
	/** Whether it is to come, open or over when the page is built. */
	state: WindowState;
	/** First and last moment: ISO 8601 with an offset. */
	starts: string;
	expires: string;
	/** 'Opens 1 Nov 2026, 9am' and 'Ends 31 Jan 2027, 5pm'. */
	startsText: string;
	endsText: string;
	terms: Link;
	/** The privacy policy; null where the site has none. */
	privacy: Link | null;
	phone: { text: string; href: string };
	directions: Link | null;
	address: string | null;
	/** The way on when the wheel has stopped. */
	stock: Link;
}
