/** The pictures of the territories, 24 by 26. */
export const PICTURES: Record<string, string> = {
  Zara: 'M2 26V14h6V8l4-4 4 4v6h6v12z',
  Durazzo: 'M2 26V12h4v3h3v-3h4v3h3v-3h4v3h2v11z',
  Candia: 'M2 26q10-14 20 0zM11 16V6h5l-5 3',
  Negroponte: 'M2 26V18q10-12 20 0v8h-4v-4q-6-7-12 0v4z',
  Galata: 'M7 26V11h10v15zM6 11l6-9 6 9z',
}
