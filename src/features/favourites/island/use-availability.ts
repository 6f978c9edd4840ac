import { useCallback, useEffect, useRef, useState } from 'react';
import type { SavedVehicle } from '../../../domain/vehicle/saved-vehicle.ts';
import { type Availability, findSavedVehicles } from './find-saved-vehicles.ts';

/** Availability of the vehicles on a page. */
export interface AvailabilityLookup {
	/** By id; missing while loading. */
	of: ReadonlyMap<string, Availability>;
	/** Why loading failed; null otherwise. */
	problem: Error | null;
	retry: () => void;
}

/** Loads the availability of vehicles, including those that another tab adds later. */
export function useAvailability(vehicles: readonly SavedVehicle[]): AvailabilityLookup {
	const [of, setAvailability] = useState<ReadonlyMap<string, Availability>>(new Map());
	const [problem, setProblem] = useState<Error | null>(null);
	const asked = useRef(new Set<string>());
	const ask = useCallback((all: readonly SavedVehicle[]) => {
		const news = all.filter(({ id }) => !asked.current.has(id));
		if (news.length === 0) return;
		for (const { id } of news) asked.current.add(id);
		findSavedVehicles(news).then(
			(found) => {
				setProblem(null);
				setAvailability((known) => new Map([...known, ...found]));
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
