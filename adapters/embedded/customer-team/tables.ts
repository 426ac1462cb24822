export interface CustomerTeamTables {
  /** Who looks after a customer, at the shop. */
  customer_team: {
    customer_id: string
    /** Order in which they are named. */
    position: number
    name: string
    title: string | null
    phone: string | null
    email: string | null
  }
}
