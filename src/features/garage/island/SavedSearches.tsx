import { useState } from 'react';
import type { Garage } from '../../../api/garage/garage.ts';
import { removeSearch } from '../../../api/garage/searches.ts';
import { focusHeading } from './focus-heading.ts';
import { SearchRows } from './SearchRows.tsx';

interface Props {
	api: string;
	searches: Garage['searches'];
	/** Shows the searches that are left. */
	onChange: (searches: Garage['searches']) => void;
}

/** Saved searches with what each finds today, removable. */
export function SavedSearches({ api, searches, onChange }: Props) {
	const [hasFailed, setFailed] = useState(false);
	const remove = async (id: string) => {
		const { status } = await removeSearch(api, id);
		setFailed(status !== 'answered');
		if (status !== 'answered') return;
		focusHeading('searches');
		onChange(searches.filter((search) => search.id !== id));
	};
	return <SearchRows searches={searches} hasFailed={hasFailed} onRemove={remove} />;
}
