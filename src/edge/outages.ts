import type { Bucket } from '../deploy/s3/bucket.ts';

type Read = Pick<Bucket, 'get' | 'list' | 'name'>;

/**
 * A bucket whose outages are reported once each, and their ends: while it is away known pages are shown as they were, so that only the log says
 * that nothing new arrives.
 */
export function reportingBucket(bucket: Read, report: (line: string) => void): Read {
	const reported = reportOutages(
		(reason) => report(`Nothing new arrives, and pages are shown as they were: ${reason}`),
		() => report(`${bucket.name} answers again`),
	);
	return {
		name: bucket.name,
		get: (key) => reported(() => bucket.get(key)),
		list: (prefix) => reported(() => bucket.list(prefix)),
	};
}

/** Reports the first failure of a row of them, with its reason, and the first success after it. Rejects as the work does. */
export function reportOutages(
	onStart: (reason: string) => void,
	onEnd: () => void,
): <Answer>(work: () => Promise<Answer>) => Promise<Answer> {
	let isAway = false;
	return async (work) => {
		try {
			const answer = await work();
			if (isAway) onEnd();
			isAway = false;
			return answer;
		} catch (error) {
			if (!isAway) onStart(error instanceof Error ? error.message : String(error));
			isAway = true;
			throw error;
		}
	};
}
