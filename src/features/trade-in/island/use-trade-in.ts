import { useRef, useState } from 'react';
import { randomId } from '../../forms/embed/form-kit.ts';
import { learntText, NOTHING_LEARNT, type TradeIn } from './trade-in-state.ts';

/** What the form has learnt, with a hidden field of it, so that it is kept with the answers. */
export function useTradeIn({ isByHand }: Pick<TradeIn, 'isByHand'>) {
	const [state, setState] = useState<TradeIn>({ ...NOTHING_LEARNT, isByHand });
	const latest = useRef(state);
	const field = useRef<HTMLInputElement>(null);
	const photosOnTheirWay = useRef(new Set<Promise<void>>());
	const leftPhotos = useRef(new Set<string>());
	const update = (change: Partial<TradeIn>) => {
		latest.current = { ...latest.current, ...change };
		// At once: what is kept of the form is read before it is drawn again.
		if (field.current) field.current.value = learntText(latest.current);
		setState(latest.current);
	};
	return {
		state,
		/** The state at this moment, for code that waited. */
		latest: () => latest.current,
		update,
		/** Forgets all but where the shopper came from, for another attempt. */
		reset: ({ isByHand }: Pick<TradeIn, 'isByHand'>) => {
			const { lookedAt } = latest.current;
			update({ ...NOTHING_LEARNT, attempt: randomId(), isByHand, lookedAt });
		},
		field,
		/** What still prepares and sends photos; each ends by itself, also when a photo fails. */
		photosOnTheirWay: photosOnTheirWay.current,
		/** Ids of photos that the shopper knows were not sent. */
		leftPhotos: leftPhotos.current,
	};
}

/** What {@link useTradeIn} gives the steps of the form: the state, and the ways to change it. */
export type TradeInStore = ReturnType<typeof useTradeIn>;
