import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PhotoView } from '../../../../domain/trade-in/photos.ts';
import { randomId } from '../../../forms/embed/form-kit.ts';
import { loadService, type TradeInCalls } from '../../browser/load-service.ts';
import type { FormPhoto } from '../trade-in-state.ts';
import type { TradeInStore } from '../use-trade-in.ts';

/** Said of a photo where what reduces and sends it cannot be loaded. */
const NO_SERVICE = 'It could not be sent now.';

/** A file that cannot be used. */
export interface RefusedFile {
	name: string;
	message: string;
}

/**
 * The photos of a trade-in: each is reduced, then sent by itself, and can be removed or sent again. Those that stopped are sent again when
 * the network is back.
 *
 * @param isShown whether the step is the one the shopper is in
 * @param onStored called when a photo has been stored or removed, so that it is kept with the answers
 */
export function usePhotos(
	trade: TradeInStore,
	{ api, isShown, onStored }: { api: string; isShown: boolean; onStored: () => void },
) {
	const files = useRef(new Map<string, Blob>());
	const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
	const [calls, setCalls] = useState<TradeInCalls | null>(null);
	const { photos } = trade.state;
	const refuse = (name: string, message: string) => setRefused((before) => [...before, { name, message }]);
	const act = (
		work: (actions: ReturnType<TradeInCalls['photoActions']>) => Promise<void>,
		chosen: readonly File[] = [],
	) => {
		const acting = loadService().then(async (calls) => {
			await (calls &&
				work(calls.photoActions({ trade, api, files: files.current, newId: randomId, refuse, onStored })));
			if (!calls) for (const { name } of chosen) refuse(name, NO_SERVICE);
		});
		trade.photosOnTheirWay.add(acting);
		acting.finally(() => trade.photosOnTheirWay.delete(acting));
	};
	const retry = (photo: FormPhoto) => act((actions) => actions.retry(photo));
	const isUnseen = isShown && photos.some(({ status, url }) => status === 'stored' && url === '');
	// biome-ignore lint/correctness/useExhaustiveDependencies: once there are photos that this page has no picture of.
	useEffect(() => {
		if (isUnseen) showStored(trade, api);
	}, [isUnseen]);
	useEffect(() => {
		// Before the first photo: offline it could not be reduced, and would be lost instead of waiting for the network.
		if (isShown) loadService().then(setCalls);
	}, [isShown]);
	const onOnline = useEffectEvent(() => {
		for (const photo of photos) if (photo.status === 'failed') retry(photo);
	});
	useEffect(() => {
		const listener = () => onOnline();
		addEventListener('online', listener);
		return () => removeEventListener('online', listener);
	}, []);
	return {
		photos,
		refused,
		/** The address of a drawing of a body from a side; undefined for none. */
		sideDrawing: calls?.sideDrawing,
		add: (chosen: readonly File[], view: PhotoView) => {
			setRefused([]);
			act((actions) => actions.add(chosen, view), chosen);
		},
		retry,
		remove: (photo: FormPhoto) => act((actions) => actions.remove(photo)),
	};
}

/** Gets the pictures of photos that were stored before this page was loaded; the service may have erased some since. */
async function showStored(trade: TradeInStore, api: string): Promise<void> {
	const outcome = await (await loadService())?.listPhotos(api, trade.latest().attempt);
	if (outcome?.status !== 'answered') return;
	const urls = new Map(outcome.data.photos.map(({ photo_id, url }) => [photo_id, url]));
	trade.update({
		photos: trade.latest().photos.flatMap((photo) => {
			if (photo.status !== 'stored') return [photo];
			const url = urls.get(photo.photo_id);
			return url ? [{ ...photo, url }] : [];
		}),
	});
}
