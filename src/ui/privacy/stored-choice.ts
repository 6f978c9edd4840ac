import type { ConsentChoice } from '../../domain/lead/consent.ts';

/** The visitor's stored choice, and whether storage is available. Unknown values count as no choice. */
export function storedChoice(key: string): { canRemember: boolean; choice: ConsentChoice | null } {
	try {
		const kept = localStorage.getItem(key);
		return { canRemember: true, choice: kept === 'yes' || kept === 'no' ? kept : null };
	} catch {
		return { canRemember: false, choice: null };
	}
}

/** Stores a choice; when storage is blocked or full, the choice applies to this page only. */
export function storeChoice(key: string, choice: ConsentChoice): void {
	try {
		localStorage.setItem(key, choice);
	} catch {
		console.warn('Privacy choices: browser storage is not available, the choice applies to this page only');
	}
}
