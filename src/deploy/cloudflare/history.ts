import type { Rest } from '../hosted/rest.ts';
import { readRecord, type StoredRecord } from '../hosted/stored-record.ts';
import { releaseIn } from '../hosted/titles.ts';
import { newestFirst, type ReleaseNote } from '../release.ts';
import type { Deployment } from './api.ts';
import { fileToken, missingKeys } from './assets.ts';
import type { CloudflareProjects } from './projects.ts';

/** The release of a deployment; null for one of another tool. */
export function releaseOf({ deployment_trigger }: Deployment): string | null {
	return releaseIn(deployment_trigger.metadata.commit_message);
}

/** The record of a deployment's release. */
export function recordOf(slug: string, { url }: Deployment): Promise<StoredRecord> {
	return readRecord('Cloudflare', slug, url);
}

/** The releases of a dealer, newest first. */
export async function releasesOf(projects: CloudflareProjects, slug: string): Promise<ReleaseNote[]> {
	const project = await projects.of(slug);
	const notes = new Map<string, string>();
	for (const deployment of project ? await projects.deployments(project) : []) {
		const id = releaseOf(deployment);
		if (id !== null) notes.set(id, notes.get(id) ?? deployment.created_on);
	}
	return newestFirst([...notes].map(([id, made_at]) => ({ id, made_at })));
}

/** The paths of the live release whose contents Cloudflare has lost. */
export async function lostFiles(rest: Rest, projects: CloudflareProjects, slug: string): Promise<string[]> {
	const project = await projects.of(slug);
	if (!project?.canonical_deployment) return [];
	const { digests } = await recordOf(slug, project.canonical_deployment);
	const token = await fileToken(rest, `${projects.pathOf(project.name)}/upload-token`);
	const missing = new Set(await missingKeys(rest, token, [...new Set(Object.values(digests))]));
	return Object.entries(digests).flatMap(([path, key]) => (missing.has(key) ? [path] : []));
}

/** Deletes the deployments of some releases, never the live one. */
export async function forgetReleases(
	rest: Rest,
	projects: CloudflareProjects,
	slug: string,
	ids: readonly string[],
): Promise<void> {
	const project = await projects.of(slug);
	for (const deployment of project ? await projects.deployments(project) : []) {
		const id = releaseOf(deployment);
		if (project && id !== null && ids.includes(id) && deployment.id !== project.canonical_deployment?.id)
			await rest.tell(`${projects.pathOf(project.name)}/deployments/${deployment.id}?force=true`, {
				method: 'DELETE',
			});
	}
}
