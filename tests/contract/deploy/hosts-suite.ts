import { expect, test } from 'vitest';
import { publish, stateOf, writtenSite } from '../../fixtures/deploy/written-site.ts';
import { HOST, type TargetWithHosts, visitedState } from './trial-target.ts';

/** Tests of targets that map hosts to sites themselves: a folder and a bucket. Netlify and Cloudflare keep the domains of their sites. */
export function hostsSuite(open: () => Promise<TargetWithHosts>): void {
	test('deploying an unchanged site restores a host that the target has lost', async () => {
		const trial = await open();
		try {
			await publish(trial.target, writtenSite('coast', stateOf('one')));
			expect(await visitedState(trial)).toBe('one');
			await trial.loseHost(HOST, 'coast');
			expect(await visitedState(trial)).toBeUndefined();
			await publish(trial.target, writtenSite('coast', stateOf('one')));
			expect(await visitedState(trial)).toBe('one');
		} finally {
			await trial.close();
		}
	});
}
