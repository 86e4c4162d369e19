"""How King of the Dice looks."""
