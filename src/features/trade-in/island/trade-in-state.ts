import type { ValuationAnswer } from '../../../api/trade-in/valuation.ts';
import type { FoundVehicle } from '../../../api/trade-in/vehicle-lookup.ts';
import type { PhotoView } from '../../../domain/trade-in/photos.ts';
import { ITEM_TYPES, type ItemType } from '../../../domain/vehicle/attributes/item-type.ts';

/** The name of the hidden field with what the form has learnt, which is kept on the device with the answers. */
export const LEARNT = 'trade_in_learnt';

/** A photo of the form. */
export interface FormPhoto {
	photo_id: string;
	view: PhotoView;
	/** Its address on this device or at the service; '' when it cannot be shown any more. */
	url: string;
	status: 'sending' | 'stored' | 'failed';
	/** The part that was sent, 0 to 1. */
	part: number;
	/** What is wrong with it; null for nothing. */
	problem: string | null;
}

/** How the shopper goes on from the estimate. */
export type Wish = 'accept' | 'call' | 'inspection';

/** What a trade-in form has learnt apart from its fields. */
export interface TradeIn {
	/** The `submission_id` of the lead, under which photos are sent, too; '' before hydration. */
	attempt: string;
	/** The vehicle that was found by its plate. */
	vehicle: FoundVehicle | null;
	/** What kind of vehicle it is, where the shopper has said so; null for the dealer's main kind. */
	itemType: ItemType | null;
	/** Whether make, model and year are entered instead of the plate. */
	isByHand: boolean;
	/** Why they have to be; null where the shopper wants it so. */
	byHandReason: string | null;
	valuation: ValuationAnswer | null;
	photos: readonly FormPhoto[];
	/** The model or offer the shopper came from: 'offer=one'; null for none. */
	lookedAt: string | null;
	wish: Wish;
}

/** What a form knows before it asks for a vehicle. */
export const NOTHING_LEARNT: TradeIn = {
	attempt: '',
	vehicle: null,
	itemType: null,
	isByHand: false,
	byHandReason: null,
	valuation: null,
	photos: [],
	lookedAt: null,
	wish: 'accept',
};

/** What is kept of it on the device, as text: not photos that the service has not. */
export function learntText({ photos, ...learnt }: TradeIn): string {
	const stored = photos
		.filter(({ status }) => status === 'stored')
		.map(({ photo_id, view }) => ({ photo_id, view }));
	return JSON.stringify({ ...learnt, photos: stored });
}

/** Reads {@link learntText}; nothing where any script of the site has written something else. */
export function readLearnt(text: string): Partial<TradeIn> {
	const { attempt, vehicle, itemType, isByHand, valuation, photos, lookedAt } = parsed(text);
	if (typeof attempt !== 'string' || !/^[\w-]{8,64}$/.test(attempt)) return {};
	return {
		attempt,
		vehicle: isRecord(vehicle) && typeof vehicle['title'] === 'string' ? (vehicle as FoundVehicle) : null,
		itemType: ITEM_TYPES.find((one) => one === itemType) ?? null,
		isByHand: isByHand === true,
		...(typeof lookedAt === 'string' && { lookedAt }),
		valuation:
			isRecord(valuation) && typeof valuation['status'] === 'string' ? (valuation as ValuationAnswer) : null,
		photos: (Array.isArray(photos) ? photos : [])
			.filter(
				(one): one is Pick<FormPhoto, 'photo_id' | 'view'> =>
					isRecord(one) && typeof one['photo_id'] === 'string',
			)
			.map(({ photo_id, view }) => ({ photo_id, view, url: '', status: 'stored', part: 1, problem: null })),
	};
}

function parsed(text: string): Record<string, unknown> {
	try {
		const value: unknown = JSON.parse(text);
		return isRecord(value) ? value : {};
	} catch {
		return {};
	}
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null;
}
