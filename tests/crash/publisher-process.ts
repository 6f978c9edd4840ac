import { openTarget } from '../../src/deploy/open-target.ts';
import { bucketAccess } from '../../src/deploy/s3/access.ts';
import { openBucket } from '../../src/deploy/s3/bucket.ts';
import { s3Target } from '../../src/deploy/s3/s3-target.ts';
import { publish, stateOf, writtenSite } from '../fixtures/deploy/written-site.ts';

/**
 * Publishes one state of a site after the other until it is killed: the state's number is in every page and in the name of its asset. Its
 * argument is a target, as `--to` takes it. In a bucket it waits a second for a publisher that was killed, not half a minute.
 */
const named = process.argv[2] ?? '';
const target =
	named === 's3:sites' ? s3Target(openBucket(bucketAccess('sites', process.env)), 1000) : openTarget(named);
const live = await target.live('coast');
const shown = Object.keys(live?.release.files ?? {}).flatMap(
	(path) => /^_astro\/app\.(\d+)\.js$/.exec(path)?.[1] ?? [],
);
console.log('ready');
for (let state = Math.max(0, ...shown.map(Number)) + 1; ; state += 1) {
	await target.prepare?.('coast');
	await publish(target, writtenSite('coast', stateOf(String(state), 20)));
	console.log(`published ${state}`);
}
