/**
 * Words of shoppers and the words of dealers' pages for the same thing. Each pattern is replaced by the plain words beside it, in
 * questions and in passages alike; longer phrases come before the words they contain.
 */
export const WORDINGS: readonly (readonly [RegExp, string])[] = [
	[/\bcar ?play\b/g, 'carplay'],
	[/\bandroid ?auto\b/g, 'androidauto'],
	[/\b(sat ?nav|gps|satellite navigation|navigation system)\b/g, 'navigation'],
	[/\b(air ?con(ditioner|ditioning)?|climate control|climate|a\/c|aircon)\b/g, 'aircooling'],
	[/\b(360|surround|bird'?s? ?eye|panoramic)[- ]?(degree )?(view )?(camera|monitor)s?\b/g, 'surroundcamera'],
	[/\b(revers(e|ing)|back-?up|rear[- ]?view|rear) ?cam(era)?s?\b/g, 'reversingcamera'],
	[/\b(park(ing)? sensors?|parking radar|reverse sensors?|rear sensors?)\b/g, 'parking sensor'],
	[/\b(sun ?roof|moon ?roof|panoramic (glass )?roof|glass roof)\b/g, 'sunroof'],
	[
		/\b(key ?less( entry| start| ignition)?|push[- ]button start|push start|smart (entry|key)( and start)?|proximity key)\b/g,
		'keyless',
	],
	[/\b(radar|adaptive|active|distance)( cruise)( control)?\b/g, 'adaptivecruise cruise'],
	[/\bcruise control\b/g, 'cruise'],
	[
		/\b(aeb|autonomous emergency braking|(auto(matic)?|emergency)( emergency)? braking|collision (avoidance|warning))\b/g,
		'emergencybraking',
	],
	[/\bblind[- ]?spot( monitor(ing)?| warning| assist)?\b/g, 'blindspot'],
	[/\blane[- ](keep(ing)?|trace|departure)( assist| alert| warning)?\b|\blane assist\b/g, 'laneassist'],
	[/\bcross[- ]traffic( alert)?\b/g, 'crosstraffic'],
	[/\b(alloys|mags|mag wheels|rims|alloy wheels?)\b/g, 'alloy wheel'],
	[/\b(head ?lights?|head ?lamps?)\b/g, 'headlamp'],
	[/\b(fog ?lights?|fog ?lamps?)\b/g, 'foglamp'],
	[/\b(power|electric|automatic) (tail ?gate|boot|lift ?gate)\b/g, 'powertailgate'],
	[/\b(tow ?bars?|tow ?balls?|tow ?hitch(es)?|tow ?pack)\b/g, 'towbar'],
	[/\b(roof ?racks?|roof ?rails?|cross ?bars?)\b/g, 'roofrail'],
	[/\b(bull ?bars?|nudge ?bars?)\b/g, 'bullbar'],
	[/\b(hud|head[- ]up display)\b/g, 'headup'],
	[/\b(iso ?fix|child seat (anchors?|points?)|baby seat (anchors?|points?))\b/g, 'isofix'],
	[/\b(side steps?|running boards?)\b/g, 'sidestep'],
	[/\b(third[- ]row|3rd row)( seats?| seating)?\b/g, 'thirdrow'],
	[/\b(diff(erential)? ?lock(er|s)?|rear differential lock|locking diff)\b/g, 'difflock'],
	[/\b(fridge[- ]?freezer|refrigerator)\b/g, 'fridge'],
	[/\b(touch ?screen|info ?tainment( screen)?|media screen)\b/g, 'touchscreen'],
	[/\b(air ?bags?)\b/g, 'airbag'],
	[/\btpms\b|\btyre pressure( monitor(ing|s)?| sensors?)?( system)?\b/g, 'tyrepressure'],
	[
		/\b(heated|warm) (front )?seats?\b|\bseat (heaters?|warmers?|heating)\b|\bseats?, heated\b/g,
		'seat heatedseat',
	],
	[/\bmattress(es)?\b/g, 'bed'],
	[/\b(stereo|audio system|speakers|sound system)\b/g, 'soundsystem'],
];
