import { DamagedError } from '../deploy/target.ts';

/** Reads something of a bucket by its name in reports, such as 'The pointer of coast-motors'. Rejects as reading does. */
export type ReadReported = <Content>(name: string, read: () => Promise<Content>) => Promise<Content>;

/** Reports damage in a bucket once for each name, and when the same is good again. A bucket that does not answer is reported by itself. */
export function reportDamage(report: (line: string) => void): ReadReported {
	const damaged = new Set<string>();
	return async (name, read) => {
		try {
			const content = await read();
			if (damaged.delete(name)) report(`${name} is good again`);
			return content;
		} catch (error) {
			if (error instanceof DamagedError && !damaged.has(name)) {
				report(error.message);
				damaged.add(name);
			}
			throw error;
		}
	};
}
