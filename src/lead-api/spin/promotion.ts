import { hash } from 'node:crypto';
import type { ApiSite } from '../../api/site/site-file.ts';
import type { SpinResult } from '../../api/spin/spin.ts';
import { prizeAt } from '../../domain/spin/draw.ts';
import { type WindowState, windowEdges, windowState } from '../../domain/time/date-window.ts';
import { storedKey } from '../accounts/secrets.ts';
import { Refusal } from '../answers/refusal.ts';
import type { Deps } from '../deps.ts';
import type { StoredSpin } from '../store/spin/spin-store.ts';

/** A dealer's settings for its spin to win. */
export type Promotion = NonNullable<ApiSite['spin']>;

/** The spin to win of a dealer. Throws a 404 Refusal for a dealer without one. */
export function requirePromotion({ spin }: ApiSite): Promotion {
	if (!spin) throw new Refusal(404, 'This dealer has no spin to win.');
	return spin;
}

/** Whether a promotion is still to come, open or over. */
export function stateOfPromotion(promotion: Promotion, now: Date): WindowState {
	return windowState(windowEdges(promotion), now.getTime());
}

/**
 * The seed of a player's spin. It follows from the player and the service's secret, so that it is fixed before the player has seen its
 * hash, and needs no row in the store for those who never spin.
 */
export function seedOf({ slug }: ApiSite, { promotion }: Promotion, playerKey: string, deps: Deps): string {
	return storedKey('spin', `seed\n${slug}\n${promotion}\n${playerKey}`, deps.secret);
}

/** The hash of a seed, which players see before they spin. */
export function sealOf(seed: string): string {
	return hash('sha256', seed);
}

/** A stored spin as its player sees it. */
export function resultOf(spin: StoredSpin, promotion: Promotion): SpinResult {
	const { prize, code, seed, own_number, position, drawn_at } = spin;
	const had_run_out = prize === null && prizeAt(position, promotion) !== null;
	return { prize, code, had_run_out, drawn_at, seal: sealOf(seed), seed, own_number, position };
}
