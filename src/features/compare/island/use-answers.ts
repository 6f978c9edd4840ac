import { useCallback, useEffect, useRef, useState } from 'react';
import { type Answer, fetchVehicle } from './read-vehicle-page.ts';

/** What is known of the vehicles compared, by slug; what is not there is being read. `retry` reads those anew that were away. */
export function useAnswers(slugs: readonly string[]): {
	answers: ReadonlyMap<string, Answer>;
	retry: () => void;
} {
	const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
	const asked = useRef(new Set<string>());
	const ask = useCallback((slug: string) => {
		if (asked.current.has(slug)) return;
		asked.current.add(slug);
		fetchVehicle(slug).then((answer) => {
			if (answer.is === 'away') asked.current.delete(slug);
			setAnswers((known) => new Map(known).set(slug, answer));
		});
	}, []);
	useEffect(() => slugs.forEach(ask), [ask, slugs]);
	return { answers, retry: () => slugs.forEach(ask) };
}
