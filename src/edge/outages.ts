import type { Bucket } from '../deploy/s3/bucket.ts';
import { reportOutages } from '../outages.ts';

/** What the edge service does with a bucket. */
export type ReadBucket = Pick<Bucket, 'get' | 'list' | 'name'>;

/**
 * A bucket whose outages are reported once each, and their ends: while it is away known pages are shown as they were, so that only the log
 * says that nothing new arrives.
 */
export function reportingBucket(bucket: ReadBucket, report: (line: string) => void): ReadBucket {
	const reported = reportOutages(
		(reason) => report(`Nothing new arrives, and pages are shown as they were: ${reason}`),
		() => report(`${bucket.name} answers again`),
	);
	return {
		name: bucket.name,
		get: (key) => reported(() => bucket.get(key), 'get'),
		list: (prefix) => reported(() => bucket.list(prefix), 'list'),
	};
}
