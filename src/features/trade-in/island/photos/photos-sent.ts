import type { LeadProblem } from '../../../../domain/lead/lead-problems.ts';
import type { TradeInStore } from '../use-trade-in.ts';

/** Takes note of the photos that the shopper leaves behind unsent, having read so in the step with the photos. */
export function noteLeftPhotos(trade: TradeInStore): void {
	for (const id of failedIds(trade)) trade.leftPhotos.add(id);
}

/**
 * Waits for photos that are still on their way: they would be lost with the page, and the dealer's mail would be without them.
 *
 * @returns what the shopper has not read yet: which of them did not get through
 */
export async function sentPhotoProblems(trade: TradeInStore): Promise<LeadProblem[]> {
	await Promise.all(trade.photosOnTheirWay);
	const news = failedIds(trade).filter((id) => !trade.leftPhotos.has(id));
	if (news.length === 0) return [];
	noteLeftPhotos(trade);
	const which = news.length === 1 ? 'One photo' : `${news.length} photos`;
	const rest = news.length === 1 ? 'it' : 'them';
	return [
		{
			field: 'photos',
			message: `${which} didn’t get through. Go back to the photos to try again, or press the button again to continue without ${rest}.`,
		},
	];
}

function failedIds(trade: TradeInStore): string[] {
	return trade
		.latest()
		.photos.filter(({ status }) => status === 'failed')
		.map(({ photo_id }) => photo_id);
}
