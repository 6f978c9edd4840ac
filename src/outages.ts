import { thrownMessage } from './thrown-message.ts';

/** Does some work, and reports what became of it. Rejects as the work does. */
export type ReportedWork = <Answer>(work: () => Promise<Answer>, kind?: string) => Promise<Answer>;

/**
 * Reports the first failure of a row of them, with its reason, and the end of the row. Where there are kinds of work, it ends when every
 * kind that failed has succeeded: one kind that fails while another succeeds would begin and end a row with each pair.
 */
export function reportOutages(onStart: (reason: string) => void, onEnd: () => void): ReportedWork {
	const failing = new Set<string>();
	return async (work, kind = '') => {
		try {
			const answer = await work();
			if (failing.delete(kind) && failing.size === 0) onEnd();
			return answer;
		} catch (error) {
			if (failing.size === 0) onStart(thrownMessage(error));
			failing.add(kind);
			throw error;
		}
	};
}
