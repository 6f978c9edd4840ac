import { useCallback, useEffect, useRef, useState } from 'react';
import { vehicleFactsPath } from '../../../paths/paths.ts';
import { currentFacts } from '../../../ui/live-update/current-facts.ts';
import { readVehicleFacts } from '../../../ui/live-update/read-vehicle-facts.ts';
import { type ComparedVehicle, comparedVehicle } from './compared-vehicle.ts';

/** Result of loading a vehicle to compare. */
export type Answer =
	| { kind: 'found'; vehicle: ComparedVehicle }
	| { kind: 'unknown' }
	| { kind: 'unreachable' };

/** Loads the compared vehicles. `answers` by slug; a vehicle without an answer is still loading. `retry` loads unreachable ones again. */
export function useAnswers(slugs: readonly string[]): {
	answers: ReadonlyMap<string, Answer>;
	retry: () => void;
} {
	const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
	const asked = useRef(new Set<string>());
	const ask = useCallback((slug: string) => {
		if (asked.current.has(slug)) return;
		asked.current.add(slug);
		answerOf(slug).then((answer) => {
			if (answer.kind === 'unreachable') asked.current.delete(slug);
			setAnswers((known) => new Map(known).set(slug, answer));
		});
	}, []);
	useEffect(() => slugs.forEach(ask), [ask, slugs]);
	return { answers, retry: () => slugs.forEach(ask) };
}

async function answerOf(slug: string): Promise<Answer> {
	const answer = await readVehicleFacts(vehicleFactsPath(slug), fetch);
	if (answer.kind !== 'found') return answer;
	const api = document.documentElement.dataset['api'] ?? null;
	const facts = await currentFacts(answer.facts, api, new Date());
	return { kind: 'found', vehicle: comparedVehicle(facts) };
}
