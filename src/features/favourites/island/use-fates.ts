import { useCallback, useEffect, useRef, useState } from 'react';
import type { MarkedVehicle } from '../../../domain/vehicle/marked-vehicle.ts';
import { type Fate, findMarked } from './find-marked.ts';

/** Availability of the vehicles on a page. */
export interface Fates {
	/** By id; missing while loading. */
	of: ReadonlyMap<string, Fate>;
	/** Why loading failed; null otherwise. */
	problem: Error | null;
	retry: () => void;
}

/** Loads the availability of vehicles, including those that another tab adds later. */
export function useFates(vehicles: readonly MarkedVehicle[]): Fates {
	const [of, setFates] = useState<ReadonlyMap<string, Fate>>(new Map());
	const [problem, setProblem] = useState<Error | null>(null);
	const asked = useRef(new Set<string>());
	const ask = useCallback((all: readonly MarkedVehicle[]) => {
		const news = all.filter(({ id }) => !asked.current.has(id));
		if (news.length === 0) return;
		for (const { id } of news) asked.current.add(id);
		findMarked(news).then(
			(found) => {
				setProblem(null);
				setFates((known) => new Map([...known, ...found]));
			},
			(error: Error) => {
				for (const { id } of news) asked.current.delete(id);
				setProblem(error);
			},
		);
	}, []);
	useEffect(() => ask(vehicles), [ask, vehicles]);
	return { of, problem, retry: () => ask(vehicles) };
}
