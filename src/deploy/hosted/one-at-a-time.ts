const running = new Map<string, Promise<unknown>>();

/** Runs work for one site of a host after the other, within this process: hosts have no lock. */
export async function oneAtATime<T>(site: string, work: () => Promise<T>): Promise<T> {
	const before = running.get(site) ?? Promise.resolve();
	const result = before.then(work);
	const ended = result.catch(() => undefined);
	running.set(site, ended);
	try {
		return await result;
	} finally {
		if (running.get(site) === ended) running.delete(site);
	}
}
