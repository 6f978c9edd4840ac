import { DigestMemory } from '../hosted/digests.ts';
import { requireLeadApi } from '../hosted/lead-api-address.ts';
import { machineLocks } from '../hosted/machine-locks.ts';
import { OFF_TITLE, titleOf } from '../hosted/titles.ts';
import type { Release } from '../release.ts';
import { sentOf, type Target, TargetError } from '../target.ts';
import type { CloudflareAccess } from './access.ts';
import { openCloudflare, type Project } from './api.ts';
import { sendAssets } from './assets.ts';
import { makeDeployment, takeOff } from './deploying.ts';
import { deploymentForm } from './deployment-form.ts';
import { forgetReleases, lostFiles, recordOf, releaseOf, releasesOf } from './history.ts';
import { type CloudflareProjects, cloudflareProjects } from './projects.ts';
import { releaseAssets } from './release-assets.ts';

const memory = new DigestMemory();

/** A release whose files are all at Cloudflare, to be made live. */
interface Prepared {
	release: Release;
	form: FormData;
}

/**
 * Cloudflare Pages. Each dealer is a project, a release is a deployment of it, which is live as soon as it is made. A dealer is held where
 * visitors get another deployment than the newest one.
 */
export function cloudflareTarget(access: CloudflareAccess): Target {
	const rest = openCloudflare(access);
	const projects = cloudflareProjects(rest, access);
	const name = `Cloudflare Pages (${access.prefix}…)`;
	const prepared = new Map<string, Prepared>();
	/** The deployment that a publisher saw live, to notice a publisher on another machine. */
	const seen = new Map<string, string | undefined>();
	const pathOf = (slug: string) => projects.pathOf(`${access.prefix}${slug}`);
	return {
		...machineLocks(name, `${access.url} ${access.account}/${access.prefix}`),
		name,
		sites: async () =>
			(await projects.all()).flatMap(({ slug, project: { canonical_deployment: live } }) =>
				live && releaseOf(live) !== null ? [slug] : [],
			),
		async live(slug) {
			const project = await projects.of(slug);
			const live = project?.canonical_deployment;
			seen.set(slug, live?.id);
			if (!project || !live || releaseOf(live) === null) return null;
			return { release: (await recordOf(slug, live)).release, isHeld: await isBehind(projects, project) };
		},
		async isHeld(slug) {
			const project = await projects.of(slug);
			return project !== null && isBehind(projects, project);
		},
		releases: (slug) => releasesOf(projects, slug),
		lost: (slug) => lostFiles(rest, projects, slug),
		async add(slug, release, previous, content) {
			requireLeadApi(slug, release, access.leadApi);
			const { canonical_deployment: live } = await projects.made(slug);
			const before = previous && live ? await recordOf(slug, live) : null;
			const { assets, rules, changedRules } = await releaseAssets(release, before, { content, memory });
			const sent = await sendAssets(rest, `${pathOf(slug)}/upload-token`, assets);
			const keys = Object.fromEntries(Object.entries(assets).map(([path, { key }]) => [path, key]));
			const api = access.leadApi && `${access.leadApi}/d/${slug}`;
			prepared.set(slug, { release, form: await deploymentForm(titleOf(release.id), keys, rules, api) });
			memory.forget(release.files);
			return sentOf(release, [...sent, ...changedRules]);
		},
		async point(slug, id) {
			const project = await projects.made(slug);
			if (seen.has(slug) && seen.get(slug) !== project.canonical_deployment?.id)
				throw new TargetError(`another publisher has just changed ${slug} at ${name}; deploy again`);
			const made = (await projects.deployments(project)).find((deployment) => releaseOf(deployment) === id);
			const ready = prepared.get(slug);
			if (made) {
				await projects.setHosts(project, (await recordOf(slug, made)).release.hosts);
				if (made.id !== project.canonical_deployment?.id)
					await rest.tell(`${pathOf(slug)}/deployments/${made.id}/rollback`, { method: 'POST' });
			} else if (ready?.release.id === id) {
				await projects.setHosts(project, ready.release.hosts);
				await makeDeployment(rest, pathOf(slug), ready.form);
			} else throw new TargetError(`${name} has no deployment of release ${id} of ${slug}; deploy again`);
			prepared.delete(slug);
			seen.delete(slug);
		},
		async remove(slug) {
			const project = await projects.of(slug);
			if (project) await takeOff(rest, projects, project, OFF_TITLE);
			seen.delete(slug);
		},
		forget: (slug, ids) => forgetReleases(rest, projects, slug, ids),
	};
}

/** Whether visitors get another deployment than the newest one. */
async function isBehind(projects: CloudflareProjects, project: Project): Promise<boolean> {
	const [newest] = await projects.deployments(project);
	return project.canonical_deployment?.id !== newest?.id;
}
