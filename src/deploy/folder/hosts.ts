import { existsSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { makeFolder } from '../../make-folder.ts';
import { replaceWhole } from '../../whole-file.ts';
import { TargetError } from '../target.ts';
import type { Layout } from './layout.ts';

/** The dealer to whom a host leads; null for none. */
export function dealerAt(layout: Layout, host: string): string | null {
	try {
		return basename(readlinkSync(join(layout.hosts, host)));
	} catch (error) {
		// EINVAL: a file that is no link. Another failure says nothing about the host, which may well be another dealer's.
		if (!['ENOENT', 'EINVAL'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
		return null;
	}
}

/** Makes hosts lead to a dealer's pointer. */
export function claimHosts(layout: Layout, slug: string, hosts: readonly string[]): void {
	makeFolder(layout.hosts);
	for (const host of hosts) {
		if (dealerAt(layout, host) === slug) continue;
		replaceWhole(join(layout.hosts, host), (temporary) => symlinkSync(join('..', 'sites', slug), temporary));
	}
}

/** Removes the hosts that lead to a dealer, except some. */
export function dropHosts(layout: Layout, slug: string, except: readonly string[]): void {
	if (!existsSync(layout.hosts)) return;
	for (const host of readdirSync(layout.hosts))
		if (!except.includes(host) && dealerAt(layout, host) === slug)
			rmSync(join(layout.hosts, host), { force: true });
}

/**
 * Verifies that the hosts lead to no other dealer's site.
 *
 * @param claimed the hosts of another dealer's live release
 */
export function requireOwnHosts(
	layout: Layout,
	slug: string,
	hosts: readonly string[],
	claimed: (slug: string) => readonly string[],
): void {
	for (const host of hosts) {
		if (!/^[a-z\d]([a-z\d.-]*[a-z\d])?$/.test(host) || host.includes('..'))
			throw new TargetError(`${slug} has the host '${host}': expected a host name in lower case`);
		const other = dealerAt(layout, host);
		if (other !== null && other !== slug && claimed(other).includes(host))
			throw new TargetError(
				`${host} shows the site of ${other}; take it from that dealer's hosts first, and deploy ${other}`,
			);
	}
}
