import { useState } from 'react';
import type { Garage } from '../../../../api/garage/garage.ts';
import { removeSearch } from '../../../../api/garage/searches.ts';
import { FAILED } from '../failed.ts';
import { focusHeading } from '../focus-heading.ts';
import { SearchRows } from './SearchRows.tsx';

interface Props {
	api: string;
	searches: Garage['searches'];
	/** Shows the searches that are left. */
	onChange: (searches: Garage['searches']) => void;
}

/** Saved searches with what each finds today, removable. */
export function SavedSearches({ api, searches, onChange }: Props) {
	const [problem, setProblem] = useState<string | null>(null);
	const remove = async (id: string) => {
		const { status } = await removeSearch(api, id);
		setProblem(status === 'answered' ? null : FAILED);
		if (status !== 'answered') return;
		focusHeading('searches');
		onChange(searches.filter((search) => search.id !== id));
	};
	return <SearchRows searches={searches} problem={problem} onRemove={remove} />;
}
