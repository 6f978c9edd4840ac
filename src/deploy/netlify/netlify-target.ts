import { DigestMemory } from '../hosted/digests.ts';
import { requireLeadApi } from '../hosted/lead-api-address.ts';
import { machineLocks } from '../hosted/machine-locks.ts';
import type { Rest } from '../hosted/rest.ts';
import { readRecord } from '../hosted/stored-record.ts';
import { releaseIn, titleOf } from '../hosted/titles.ts';
import { newestFirst, type ReleaseNote } from '../release.ts';
import { sentOf, type Target, TargetError } from '../target.ts';
import type { NetlifyAccess } from './access.ts';
import { type Deploy, openNetlify } from './api.ts';
import { listedFiles } from './listed-files.ts';
import { forgetReleases, publishDeploy, takeOff } from './publication.ts';
import { releaseFiles } from './release-files.ts';
import { type NetlifySites, netlifySites } from './sites.ts';
import { uploadDraft } from './upload.ts';

const memory = new DigestMemory();

/**
 * Netlify. Each dealer is a site of a team, a release is a deploy of it: made as a draft, then published whole. A dealer that is held at a
 * release has a locked deploy.
 */
export function netlifyTarget(access: NetlifyAccess): Target {
	const rest = openNetlify(access);
	const sites = netlifySites(rest, access);
	const name = `Netlify (${access.team}/${access.prefix}…)`;
	/** The deploy that a publisher saw live, to notice a publisher on another machine. */
	const seen = new Map<string, string | undefined>();
	return {
		...machineLocks(name, `${access.url} ${access.team}/${access.prefix}`),
		name,
		sites: async () =>
			(await sites.all()).flatMap(({ slug, site }) =>
				releaseIn(site.published_deploy?.title) ? [slug] : [],
			),
		async live(slug) {
			const deploy = (await sites.of(slug))?.published_deploy;
			seen.set(slug, deploy?.id);
			if (!deploy || releaseIn(deploy.title) === null) return null;
			return { release: (await recordOf(slug, deploy)).release, isHeld: deploy.locked === true };
		},
		isHeld: async (slug) => (await sites.of(slug))?.published_deploy?.locked === true,
		releases: (slug) => releasesOf(sites, slug),
		lost: (slug, release) => lostFiles(rest, sites, slug, Object.keys(release.files)),
		async add(slug, release, previous, content) {
			requireLeadApi(slug, release, access.leadApi);
			const site = await sites.made(slug);
			const live = previous && site.published_deploy ? await recordOf(slug, site.published_deploy) : null;
			const options = { content, memory, leadApi: access.leadApi };
			const files = await releaseFiles(slug, release, live, options);
			const { sent } = await uploadDraft(rest, site, titleOf(release.id), files);
			memory.forget(release.files);
			return sentOf(release, sent);
		},
		async point(slug, id, { isHeld }) {
			const site = await sites.of(slug);
			const deploys = site ? await sites.deploys(site) : [];
			const deploy = deploys.find(({ state, title }) => state === 'ready' && releaseIn(title) === id);
			if (!site || !deploy)
				throw new TargetError(`${name} has no deploy of release ${id} of ${slug}; deploy again`);
			if (seen.has(slug) && seen.get(slug) !== site.published_deploy?.id)
				throw new TargetError(`another publisher has just changed ${slug} at ${name}; deploy again`);
			await sites.setHosts(site, (await recordOf(slug, deploy)).release.hosts);
			await publishDeploy(rest, site, deploy, { isHeld });
			seen.set(slug, deploy.id);
		},
		async remove(slug) {
			const site = await sites.of(slug);
			if (site) await takeOff(rest, sites, site);
			seen.delete(slug);
		},
		async forget(slug, ids) {
			const site = await sites.of(slug);
			if (site) await forgetReleases(rest, sites, site, ids);
		},
	};
}

function recordOf(slug: string, deploy: Deploy) {
	return readRecord('Netlify', slug, deploy.deploy_ssl_url);
}

async function releasesOf(sites: NetlifySites, slug: string): Promise<ReleaseNote[]> {
	const site = await sites.of(slug);
	const notes = new Map<string, string>();
	for (const { state, title, created_at } of site ? await sites.deploys(site) : []) {
		const id = releaseIn(title);
		if (id !== null && state === 'ready') notes.set(id, notes.get(id) ?? created_at);
	}
	return newestFirst([...notes].map(([id, made_at]) => ({ id, made_at })));
}

async function lostFiles(
	rest: Rest,
	sites: NetlifySites,
	slug: string,
	paths: readonly string[],
): Promise<string[]> {
	const site = await sites.of(slug);
	const listed = site ? await listedFiles(rest, site) : new Set<string>();
	return paths.filter((path) => !listed.has(path));
}
