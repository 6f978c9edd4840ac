import type { ConsentChoice } from '../../domain/lead/consent.ts';

/** What this browser keeps of the visitor's choice, and whether it keeps anything. A value of another kind is no choice. */
export function keptChoice(key: string): { canRemember: boolean; choice: ConsentChoice | null } {
	try {
		const kept = localStorage.getItem(key);
		return { canRemember: true, choice: kept === 'yes' || kept === 'no' ? kept : null };
	} catch {
		return { canRemember: false, choice: null };
	}
}

/** Keeps a choice; where the storage is blocked or full it holds as long as the page. */
export function keepChoice(key: string, choice: ConsentChoice): void {
	try {
		localStorage.setItem(key, choice);
	} catch {
		console.warn('Privacy choices: this browser keeps nothing, the choice holds for this page');
	}
}
