import type { Rest } from '../hosted/rest.ts';
import { OFF_TITLE, releaseIn } from '../hosted/titles.ts';
import type { Deploy, Site } from './api.ts';
import { sha1 } from './release-files.ts';
import type { NetlifySites } from './sites.ts';
import { uploadDraft } from './upload.ts';

/** Publishes a deploy that is ready, in one step. `isHeld`: no other one is published by itself until it is unlocked. */
export async function publishDeploy(
	rest: Rest,
	site: Site,
	deploy: Deploy,
	{ isHeld }: { isHeld: boolean },
): Promise<void> {
	const live = site.published_deploy;
	if (live?.locked) await rest.tell(`/deploys/${live.id}/unlock`, { method: 'POST' });
	await rest.tell(`/sites/${site.id}/deploys/${deploy.id}/restore`, { method: 'POST' });
	if (isHeld) await rest.tell(`/deploys/${deploy.id}/lock`, { method: 'POST' });
}

/** Takes a site off: its hosts are free for others, and its Netlify address shows no page. Its deploys stay. */
export async function takeOff(rest: Rest, sites: NetlifySites, site: Site): Promise<void> {
	const page = Buffer.from('<!doctype html><title>There is no site here</title>');
	const files = { '404.html': { sha1: sha1(page), read: async () => page } };
	const { deploy } = await uploadDraft(rest, site, OFF_TITLE, files);
	await sites.setHosts(site, []);
	await publishDeploy(rest, site, deploy, { isHeld: false });
}

/** Deletes the deploys of some releases, never the published one. */
export async function forgetReleases(
	rest: Rest,
	sites: NetlifySites,
	site: Site,
	ids: readonly string[],
): Promise<void> {
	for (const deploy of await sites.deploys(site)) {
		const id = releaseIn(deploy.title);
		if (id !== null && ids.includes(id) && deploy.id !== site.published_deploy?.id)
			await rest.tell(`/deploys/${deploy.id}`, { method: 'DELETE' });
	}
}
