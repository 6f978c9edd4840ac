import type { ApiSite } from '../../../api/site/site-file.ts';
import { PHOTO_VIEWS } from '../../../domain/trade-in/photos.ts';
import { TRADE_IN_CATEGORY } from '../../../domain/trade-in/subcategories.ts';
import type { OutboxEntry, StoredLead } from '../../store/leads/lead-record.ts';
import type { StoredOnlinePayment } from '../../store/payments/online-payment-store.ts';
import type { LeadStore } from '../../store/store.ts';
import { photoAddress } from '../../trade-in/photos/photo-link.ts';
import { isOnlinePayment } from './payment-part.ts';
import { type PrivatePart, privatePartOf } from './private-part.ts';
import { isFromCheckout, type ReservationPart, reservationPartOf } from './reservation-part.ts';

/** The longest time a link to a photo works, days; it ends earlier when the photo is erased. */
const PHOTO_LINK_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A link to a photo of the shopper's vehicle. */
export interface PhotoLink {
	/** 'Front corner'. */
	label: string;
	url: string;
	ends: Date;
}

/** What a message about a lead has besides the lead's own fields. */
export interface MessageParts {
	private_part: PrivatePart;
	photos: readonly PhotoLink[];
	/** The reservation that a lead asked for; null for none. */
	reservation: ReservationPart | null;
	/** The payment of a lead from the page for online payments; null for others. */
	payment: StoredOnlinePayment | null;
	/** Message-IDs of earlier messages about it to the same receiver, the first one first; empty for the first message. */
	earlier: readonly string[];
}

/** The parts of a message that has none besides the lead's own fields. */
export const NO_PARTS: MessageParts = {
	private_part: null,
	photos: [],
	reservation: null,
	payment: null,
	earlier: [],
};

/** Loads the parts of a message. */
export type FindParts = (lead: StoredLead, entry: OutboxEntry, site: ApiSite) => Promise<MessageParts>;

/** Loads private answers, links to photos and earlier messages, each only for leads that can have some. */
export function messagePartsOf(deps: {
	store: Pick<
		LeadStore,
		| 'privateAnswers'
		| 'photosOf'
		| 'deliveredBefore'
		| 'reservationOfLead'
		| 'reservationHistory'
		| 'onlinePaymentOfLead'
	>;
	/** Signs the links. */
	secret: string;
	now: () => Date;
}): FindParts {
	const { store, secret, now } = deps;
	const privatePart = privatePartOf(deps);
	const reservationPart = reservationPartOf(deps);
	return async (lead, entry, site) => ({
		private_part: await privatePart(lead, entry, site),
		reservation: await reservationPart(lead, site),
		payment: isOnlinePayment(lead) ? await store.onlinePaymentOfLead(lead.id) : null,
		photos: lead.category === TRADE_IN_CATEGORY ? await photoLinks(lead, site) : [],
		earlier:
			lead.steps.length > 0 || isFromCheckout(lead) || isOnlinePayment(lead)
				? await store.deliveredBefore(entry)
				: [],
	});

	async function photoLinks(lead: StoredLead, site: ApiSite): Promise<PhotoLink[]> {
		const photos = await store.photosOf(site.slug, lead.submission_id, now());
		return photos.map(({ id, view, erase_at }) => {
			const ends = new Date(Math.min(now().getTime() + PHOTO_LINK_DAYS * DAY_MS, Date.parse(erase_at)));
			return { label: PHOTO_VIEWS[view], url: photoAddress(site, { id, ends }, secret), ends };
		});
	}
}
