import { PHOTO_LIMITS, type PhotoView } from '../../../domain/trade-in/photos.ts';
import type { FormPhoto } from '../island/trade-in-state.ts';
import type { TradeInStore } from '../island/use-trade-in.ts';

/** The photos that a form shows: sent ones, and those that wait for their turn. */
export function shownPhotos(trade: TradeInStore) {
	const photos = () => trade.latest().photos;
	return {
		change: (id: string, news: Partial<FormPhoto>) =>
			trade.update({
				photos: photos().map((photo) => (photo.photo_id === id ? { ...photo, ...news } : photo)),
			}),
		drop: (id: string) => trade.update({ photos: photos().filter(({ photo_id }) => photo_id !== id) }),
		add: (added: readonly FormPhoto[]) => trade.update({ photos: [...photos(), ...added] }),
		has: (id: string) => photos().some(({ photo_id }) => photo_id === id),
		/** How many more may be added. */
		room: () => Math.max(0, PHOTO_LIMITS.photos - photos().length),
	};
}

/** A photo that waits for its turn. */
export function waitingPhoto(photo_id: string, view: PhotoView): FormPhoto {
	return { photo_id, view, url: '', status: 'sending', part: 0, problem: null };
}
