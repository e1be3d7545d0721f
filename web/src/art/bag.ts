/** The cloth bag, in a box from 4 4 of 80 by 98. */
export const BAG =
  '<path d="M29 24C12 40 3 62 7 82 10 97 24 101 43 101S76 97 79 82C83 62 74 40 57 24Z" fill="#C9B48A" stroke="#4A3A20" stroke-width="1.3"/>' +
  '<path d="M29 24C20 40 17 70 24 99 12 96 8 90 7 82 3 62 12 40 29 24Z" fill="#E2D2AC"/><path d="M57 24C66 44 70 74 62 99 74 96 78 90 79 82 83 62 74 40 57 24Z" fill="#A98F5E"/>' +
  '<path d="M24 10Q33 16 43 8 53 16 62 10L57 24H29Z" fill="#D8C496" stroke="#4A3A20" stroke-width="1.3" stroke-linejoin="round"/>' +
  '<g fill="none" stroke="#123A55" stroke-linecap="round"><path d="M27 24H59" stroke-width="5"/>' +
  '<path d="M58 25q10 4 8 16M59 24q14 0 16 10" stroke-width="2.2"/></g>' +
  '<use href="#rose" x="22" y="42" width="46" height="46" color="#7F6126" opacity=".75"/>'
